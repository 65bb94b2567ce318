import { CarFront, History, MapPin, Search, TrendingUp } from 'lucide';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Option, OptionGroupKind } from './suggestion-options.ts';

const icons = {
  recent: History,
  popular: TrendingUp,
  model: CarFront,
  variant: CarFront,
  'body-type': CarFront,
  place: MapPin,
  words: Search,
} as const;

/** What kind of thing an option is; a brand by its mark. */
export function OptionIcon({ kind, option }: { readonly kind: OptionGroupKind; readonly option: Option }) {
  if (kind !== 'brand') return <Icon of={icons[kind]} />;
  // A brand's list has its slug last, or it is one of several and the first.
  const slug = option.url.slice(option.url.lastIndexOf('/') + 1).replace(/\+.*/, '');
  return <BrandMark slug={slug} name={option.name} size={20} />;
}
