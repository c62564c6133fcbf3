/** Something broke in the page itself: what happened, what was kept, the next step. */
export function ErrorScreen() {
  return (
    <main className="centered" id="main">
      <title>Something broke, CANDI</title>
      <h1>Something broke on this page.</h1>
      <p>
        Your cases are kept in this browser. Load the page again. If it breaks again, do not wait for us: if
        you are not sure that your car is safe, do not drive it.
      </p>
      <div className="actions">
        <button className="btn primary" type="button" onClick={() => location.reload()}>
          Load again
        </button>
        <a className="btn" href="/">
          Start page
        </a>
      </div>
    </main>
  )
}
