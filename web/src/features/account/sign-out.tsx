import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentSession } from '../../api/account-session.ts'

const SignOutDialog = lazy(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}))

const SignOut = createContext<() => void>(() => undefined)
/** Signs out, returns to / and asks once whether others use this device. */
export const useSignOut = () => useContext(SignOut)

type Asked = { step: 'failed' | 'shared-device'; message: string; uid: string }
type Props = {
  children: ReactNode
  /** Deletes what this browser keeps of the visitor: cases, cars, drafts. */
  clearDevice: () => Promise<void>
}

export function SignOutProvider({ children, clearDevice }: Props) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const signOut = useMemo(
    () => async () => {
      // The calls come with the first use: the shell does not carry them.
      const [{ logOut }, { isOwnDevice }] = await Promise.all([
        import('../../api/account-calls.ts'),
        import('./own-device.ts'),
      ])
      const uid = currentSession().account?.uid ?? ''
      // First away from guarded pages: should the server not answer, nobody stands before an empty one.
      await navigate('/')
      const result = await logOut()
      if (!result.ok) setAsked({ step: 'failed', message: result.message, uid })
      else if (!isOwnDevice(uid)) setAsked({ step: 'shared-device', message: '', uid })
    },
    [navigate],
  )
  const start = useMemo(() => () => void signOut(), [signOut])
  return (
    <SignOut.Provider value={start}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <SignOutDialog
            key={asked.step}
            {...asked}
            onRetry={() => {
              setAsked(undefined)
              start()
            }}
            onClose={() => setAsked(undefined)}
            clearDevice={clearDevice}
          />
        </Suspense>
      )}
    </SignOut.Provider>
  )
}
