import { Link } from 'react-router'
import { useSignOut } from './sign-out.tsx'

/** The list items of a signed-in visitor's menu. */
export function UserPlaces({ onGo }: { onGo: () => void }) {
  const signOut = useSignOut()
  return (
    <>
      <li>
        <Link to="/profile" onClick={onGo}>
          Profile
        </Link>
      </li>
      <li>
        <Link to="/upload" onClick={onGo}>
          Upload
        </Link>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onGo()
            signOut()
          }}
        >
          Sign Out
        </button>
      </li>
    </>
  )
}
