import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentSession } from '../../api/account-session.ts'
import { NETWORK_TEXT } from '../../api/call-api.ts'
import { LateParts } from '../../parts/late-parts.tsx'

const loadDialog = async () => (await import('./sign-out-dialog.tsx')).SignOutDialog
// They come with the first use: the shell does not carry them.
const loadCalls = () => Promise.all([import('../../api/account-calls.ts'), import('./own-device.ts')])

/** Where even the dialog does not arrive. */
const WITHOUT_DIALOG = {
  failed: { missing: 'You are still signed in', meanwhile: 'sign out later.' },
  'shared-device': {
    missing: 'You are signed out',
    meanwhile:
      'clear its data for this site in the settings of this browser: others who use it could read your cases, cars and drafts.',
  },
} as const

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
      const uid = currentSession().account?.uid ?? ''
      const loaded = await loadCalls().catch(() => undefined)
      if (!loaded) return setAsked({ step: 'failed', message: NETWORK_TEXT, uid })
      const [{ logOut }, { isOwnDevice }] = loaded
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
        <LateParts
          key={asked.step}
          load={loadDialog}
          props={{
            ...asked,
            onRetry: () => {
              setAsked(undefined)
              start()
            },
            onClose: () => setAsked(undefined),
            clearDevice,
          }}
          {...WITHOUT_DIALOG[asked.step]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SignOut.Provider>
  )
}
