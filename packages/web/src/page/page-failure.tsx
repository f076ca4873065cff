import { Button } from '@taga/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { debugLog } from '../debug-log.ts';
import { Notice } from '../page-parts/notice.tsx';
import { useText } from '../text/text-context.tsx';

/** A phone says that it is online some moments before anything gets through, so a few tries follow by themselves. */
const networkSettlesMs = 3_000;
const triesOfItsOwn = 3;

interface PageFailureProps {
  readonly onAgain: () => void;
  readonly mayTryByItself: () => boolean;
}

function PageFailure({ onAgain, mayTryByItself }: PageFailureProps) {
  const text = useText();
  useEffect(() => {
    const isWorthIt = navigator.onLine && mayTryByItself();
    const settled = isWorthIt ? window.setTimeout(onAgain, networkSettlesMs) : undefined;
    window.addEventListener('online', onAgain);
    return () => {
      window.clearTimeout(settled);
      window.removeEventListener('online', onAgain);
    };
  }, [onAgain, mayTryByItself]);
  return (
    <Notice title={text('layout.failure.title')}>
      <p className="text-text-muted">{text('layout.failure.text')}</p>
      <Button onClick={onAgain}>{text('layout.failure.again')}</Button>
    </Notice>
  );
}

interface PageFailureBoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps the frame and says what to do when a page's file cannot be loaded or drawn. */
export class PageFailureBoundary extends Component<PageFailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #failures = 0;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    debugLog('page failed', error);
    this.#failures += 1;
    this.props.onFailure();
  }

  readonly mayTryByItself = () => this.#failures <= triesOfItsOwn;

  readonly tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <PageFailure onAgain={this.tryAgain} mayTryByItself={this.mayTryByItself} />;
  }
}
