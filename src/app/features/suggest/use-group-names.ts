import { useLingui } from '@lingui/react/macro';
import type { OptionGroupKind } from './suggestion-options.ts';

export function useGroupNames(): Readonly<Record<OptionGroupKind, string>> {
  const { t } = useLingui();
  return {
    recent: t`Recent searches`,
    popular: t`Popular models`,
    brand: t`Used cars by brand`,
    model: t`Used cars by model`,
    variant: t`Used cars by variant`,
    'body-type': t`Used cars by body type`,
    place: t`Used cars by place`,
    new: t`New vehicles`,
    dealers: t`Dealers and service centres`,
    help: t`Breakdown help`,
    service: t`Services`,
    article: t`Articles`,
    words: t`Search for`,
  };
}
