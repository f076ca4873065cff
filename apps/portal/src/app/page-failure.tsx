import { Button, EmptyState } from '@taga/ui';
import { Component, type ReactNode } from 'react';
import { debugLog } from '../lib/debug-log.ts';
import { useText } from '../lib/text/text-context.tsx';

function PageFailure() {
  const text = useText();
  return (
    <EmptyState
      title={text('layout.failure.title')}
      text={text('layout.failure.text')}
      action={<Button onClick={() => window.location.reload()}>{text('layout.failure.again')}</Button>}
    />
  );
}

/** Keeps the frame and says what to do when a page's file cannot be loaded or drawn. */
export class PageFailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    debugLog('page failed', error);
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}
