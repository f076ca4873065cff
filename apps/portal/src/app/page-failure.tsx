import { Button } from '@taga/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { debugLog } from '../lib/debug-log.ts';
import { Notice } from '../lib/page/notice.tsx';
import { useText } from '../lib/text/text-context.tsx';

function PageFailure({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
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

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    debugLog('page failed', error);
    this.props.onFailure();
  }

  readonly tryAgain = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <PageFailure onAgain={this.tryAgain} /> : this.props.children;
  }
}
