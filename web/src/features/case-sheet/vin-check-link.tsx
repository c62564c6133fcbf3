/** Where the agency tells by the VIN whether this very car is under a recall. */
export function VinCheckLink() {
  return (
    <>
      type your VIN at{' '}
      <a className="link" href="https://www.nhtsa.gov/recalls" target="_blank" rel="noreferrer noopener">
        nhtsa.gov/recalls<span className="sr"> (opens in a new tab)</span>
      </a>
      , or ask any dealer
    </>
  )
}
