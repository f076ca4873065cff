import { useEffect } from 'react';
import { useNavigate } from './router.tsx';

/** Goes on to another page, which takes the place of this one in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
