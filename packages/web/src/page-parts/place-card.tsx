import { ArrowRightIcon, Card, Link } from '@taga/ui';
import { RouterLink } from '../navigation/router-link.tsx';

interface PlaceCardProps {
  href: string;
  title: string;
  text: string;
}

/** A place to go, with a line about what is there. */
export function PlaceCard({ href, title, text }: PlaceCardProps) {
  return (
    <Card className="grid h-full content-start gap-1">
      <Link as={RouterLink} standalone href={href} className="text-lg">
        {title}
        <ArrowRightIcon />
      </Link>
      <p className="text-text-muted">{text}</p>
    </Card>
  );
}
