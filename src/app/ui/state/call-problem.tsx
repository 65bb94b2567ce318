import { Trans } from '@lingui/react/macro';
import { TriangleAlert, WifiOff } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import tints from '#app/ui/tints.module.css';

type Failure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly message: string;
      /** Problems by field. */
      readonly fields: Readonly<Record<string, readonly string[]>>;
    };

type Props = {
  readonly failure: Failure | undefined;
  /** Fields that display their own problem. */
  readonly shown?: readonly string[];
};

/** The failure of a call: no connection, or an error. Announced immediately. */
export function CallProblem({ failure, shown = [] }: Props) {
  const isSaid = failure?.kind === 'refused' && shown.some((field) => failure.fields[field] !== undefined);
  return (
    <div role="alert" className={patterns.filled}>
      {failure?.kind === 'offline' ? (
        <p className={classNames(patterns.notice, tints.amber)}>
          <Icon of={WifiOff} />
          <Trans>No signal. Nothing was changed: try again later.</Trans>
        </p>
      ) : null}
      {failure?.kind === 'refused' && !isSaid ? (
        <p className={classNames(patterns.notice, tints.red)}>
          <Icon of={TriangleAlert} />
          {failure.message}
        </p>
      ) : null}
    </div>
  );
}
