import { Component, type ReactNode } from 'react';

export interface PageFrameProps {
  readonly children?: ReactNode;
  /** Another number for another page. */
  readonly page: number;
  /** Shown instead of a page that throws. */
  readonly fallback: ReactNode;
  readonly onShown: () => void;
  readonly onError: (error: unknown, isNew: boolean) => void;
}

/** Around all pages: tells of each whether it could be drawn. */
export class PageFrame extends Component<PageFrameProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private shown: number | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    if (this.state.hasFailed || this.shown === this.props.page) return;
    this.shown = this.props.page;
    this.props.onShown();
  }

  override componentDidUpdate() {
    this.componentDidMount();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.shown !== this.props.page);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
