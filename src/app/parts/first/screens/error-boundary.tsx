import { Component, type ReactNode, Suspense } from 'react';
import { partWords } from '#app/i18n/messages.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const StatusView = lazyPart(
  'browse',
  async () => (await import('#app/parts/browse/screens/status-view.tsx')).StatusView,
);

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly hasFailed: boolean };

/** Delay before prefetching, when the network is probably idle. */
const preloadAfterMs = 2000;

/**
 * Shows the error page when a screen throws during rendering; React logs the cause. Only in the browser: the
 * server answers 500 itself.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };
  #preload: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidMount() {
    // The error screens must be available when nothing can be loaded any more.
    this.#preload = setTimeout(() => {
      Promise.all([import('#app/parts/browse/screens/status-screens.tsx'), partWords('browse')]).catch(
        () => undefined,
      );
    }, preloadAfterMs);
  }

  override componentWillUnmount() {
    clearTimeout(this.#preload);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <StatusView view="error" />
      </Suspense>
    );
  }
}
