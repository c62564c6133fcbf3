import { Component, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FetchedScreen } from './fetched-screen.tsx'

type Props = { Screen: ComponentType<{ error: unknown }>; children: ReactNode }
type CatchingProps = Props & { place: string }
type State = { failure: { error: unknown } | null; place: string }

/** Shows a screen instead of what broke, until its visitor goes elsewhere. */
export function ErrorBoundary(props: Props) {
  return <Catching {...props} place={useLocation().key} />
}

class Catching extends Component<CatchingProps, State> {
  override state: State = { failure: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: CatchingProps, before: State): State | null {
    return place === before.place ? null : { failure: null, place }
  }

  // Not sooner: while nothing stands in its place, what is new is fetched at once, again and again.
  override componentDidCatch(error: unknown): void {
    FetchedScreen.renew(error)
  }

  override render() {
    const { Screen, children } = this.props
    const { failure } = this.state
    return failure ? <Screen error={failure.error} /> : children
  }
}
