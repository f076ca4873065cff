import { getSignInWays } from '@taga/contract/endpoints/desk/staff';
import { Button } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { useEffect } from 'react';
import { useDesk } from '../../lib/api/use-desk.ts';

const words = ['deskDemo'] as const;

interface DemoCodeProps {
  loginId: string;
  /** Whether the last code was. */
  isRefused: boolean;
  onCode: (code: string) => void;
}

/** What the authenticator app of a demo member of staff shows, always that of the moment. A code is taken once. */
export function DemoCode({ loginId, isRefused, onCode }: DemoCodeProps) {
  const text = useText();
  const hasWords = useCatalogs(words);
  const { data, dataUpdatedAt, refetch } = useDesk(getSignInWays, {});
  const demo = data?.demo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer says when the next one is due
  useEffect(() => {
    if (!demo) return;
    const timer = setTimeout(() => void refetch(), demo.nextCodeInMs);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt]);
  // What was offered while the password was typed may be over, or used.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when this has changed
  useEffect(() => void refetch(), [isRefused]);

  const member = demo?.members.find((each) => each.loginId === loginId);
  if (!hasWords || !demo || !member) return null;
  const { code } = demo;
  return (
    <section aria-labelledby="demo-code" className="grid gap-2 rounded-card border border-border p-4">
      <h2 id="demo-code" className="text-base">
        {text('deskDemo.code.title')}
      </h2>
      <div role="status">
        {member.hasUsedCode ? (
          <p>{text('deskDemo.code.used', { name: member.name })}</p>
        ) : (
          <Button variant="secondary" size="compact" onClick={() => onCode(code)}>
            {text('deskDemo.code.use', { code: `${code.slice(0, 3)} ${code.slice(3)}` })}
          </Button>
        )}
      </div>
    </section>
  );
}
