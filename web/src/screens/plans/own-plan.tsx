/** Beside the name of the plan that the visitor is on. */
export const OwnPlan = () => <span className="own-plan">Your plan</span>
