/** Where no card can be drawn: what holds in every emergency, with nothing that could break. */
export function GeneralAdvice() {
  return (
    <p className="emergency-general">
      <b>In danger now?</b> Everyone out and well away from the car and the traffic. Call{' '}
      <a href="tel:911">911</a> (outside North America <a href="tel:112">112</a>).
    </p>
  )
}
