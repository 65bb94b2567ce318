import { Component, type ErrorInfo, type ReactNode } from 'react';
import { StatusScreen } from './status.tsx';

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly hasFailed: boolean };

/** Shows the error page when a screen breaks while rendering. In the browser only: the server answers 500 itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <StatusScreen view="error" /> : this.props.children;
  }
}
