/** What few cases need as they open. Asked for beside the case itself, where the names of what is fetched are known already. */
export const SELDOM_OPENED = {
  currentCar: () => import('./with-current-car.ts'),
  history: () => import('../../features/keep-cases/migrate-history.ts'),
}
