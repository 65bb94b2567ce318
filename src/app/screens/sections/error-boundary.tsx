import { Component, type ReactNode } from 'react';
import { PlainStatus } from './plain-status.tsx';

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly hasFailed: boolean };

/**
 * Shows the error page when a screen throws during rendering; React logs the cause. Only in the browser: the
 * server answers 500 itself.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PlainStatus view="error" /> : this.props.children;
  }
}
