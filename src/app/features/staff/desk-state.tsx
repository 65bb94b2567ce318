import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { StaffState } from './staff-state.tsx';

/** Shown while articles are loading or have failed. */
export const DeskState = (props: Omit<ComponentProps<typeof StaffState>, 'offline'>) => (
  <StaffState
    {...props}
    offline={
      <Trans>
        No signal. What is only on the server needs a connection; what you have written here is kept.
      </Trans>
    }
  />
);
