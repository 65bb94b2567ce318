import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import type { CostProps } from './cost-props.ts';

type Props = Pick<CostProps, 'inputs' | 'onChange'> & { readonly children: ReactNode };

/** The years that are added up. */
export function YearTabs({ inputs, onChange, children }: Props) {
  const { t } = useLingui();
  return (
    <SegmentedTabs
      label={t`Years that are added up`}
      tabs={[
        { key: '1', label: <Trans>First year</Trans> },
        { key: '5', label: <Trans>5 years</Trans> },
      ]}
      selected={inputs.years === 1 ? '1' : '5'}
      onSelect={(key) => onChange({ years: key === '1' ? 1 : 5 })}
    >
      {children}
    </SegmentedTabs>
  );
}
