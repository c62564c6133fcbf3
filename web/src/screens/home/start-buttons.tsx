import { Link } from 'react-router'

/** The two ways to begin. */
export const StartButtons = () => (
  <div className="btns">
    <Link className="btn btn-full" to="/register">
      Get Started Free
    </Link>
    <Link className="btn btn-line" to="/plans">
      View Plans
    </Link>
  </div>
)
