import { useLingui } from '@lingui/react/macro';
import type { PremiumLine } from '#money/insurance.ts';

export function useInsuranceNames() {
  const { t } = useLingui();
  return {
    covers: {
      comprehensive: t`Comprehensive`,
      'total-loss': t`Total loss only`,
    },
    /** As people call them. */
    short: { comprehensive: t`All risk`, 'total-loss': t`TLO` },
    pays: { comprehensive: t`From a scratch to theft`, 'total-loss': t`Theft and heavy damage` },
    lines: {
      base: t`Premium`,
      flood: t`Flood and storm`,
      earthquake: t`Earthquake and tsunami`,
      riot: t`Riot and strike`,
      terrorism: t`Terrorism and sabotage`,
      workshop: t`Authorised workshop`,
      'third-party': t`Damage to others`,
      passengers: t`Liability to passengers`,
      driver: t`Accident of the driver`,
    } satisfies Record<PremiumLine['name'], string>,
    classes: { car: t`Car`, truck: t`Pickup or truck`, bus: t`Bus`, motorcycle: t`Motorcycle` },
  };
}
