import { Plural } from '@lingui/react/macro';
import { Clock } from 'lucide';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import { waitingHours } from '#contract/staff/overview.schema.ts';

const hourMs = 3_600_000;
const [, , soon, late] = waitingHours;

/** For how long something has waited: red past the promise to sellers, amber from half of it. */
export function Waited({ since }: { readonly since: string }) {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000));
  const hours = Math.floor((minutes * 60_000) / hourMs);
  const tone = hours >= late ? 'red' : hours >= soon ? 'amber' : 'neutral';
  return (
    <Badge tone={tone} className={patterns.unbroken} icon={<Icon of={Clock} size={14} stroke={2.25} />}>
      {hours < 1 ? (
        <Plural value={minutes} one="# minute" other="# minutes" />
      ) : hours < 48 ? (
        <Plural value={hours} one="# hour" other="# hours" />
      ) : (
        <Plural value={Math.floor(hours / 24)} one="# day" other="# days" />
      )}
    </Badge>
  );
}
