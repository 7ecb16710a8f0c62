import { Component, type ReactNode } from 'react';

export interface PageFrameProps {
  readonly children?: ReactNode;
  /** Shown instead of a page that throws. */
  readonly fallback: ReactNode;
  readonly onShown: () => void;
  readonly onError: (error: unknown, isNew: boolean) => void;
}

/** Around every page: tells whether it could be drawn. */
export class PageFrame extends Component<PageFrameProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private hasBeenShown = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    if (this.state.hasFailed) return;
    this.hasBeenShown = true;
    this.props.onShown();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, !this.hasBeenShown);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
