import { CarFront, History, Search, ShieldCheck, Sparkles, Store, TrendingUp, Wrench } from 'lucide';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Option, OptionGroupKind } from './suggestion-options.ts';

const icons = {
  recent: History,
  popular: TrendingUp,
  model: CarFront,
  variant: CarFront,
  'body-type': CarFront,
  place: 'place',
  new: Sparkles,
  dealers: Store,
  help: Wrench,
  service: ShieldCheck,
  article: Search,
  words: Search,
} as const;

/** An icon for the type of an option; brands show their mark. */
export function OptionIcon({ kind, option }: { readonly kind: OptionGroupKind; readonly option: Option }) {
  if (kind !== 'brand') return <Icon of={icons[kind]} />;
  // The brand's slug is the last segment, or the first of several joined by plus signs.
  const slug = option.url.slice(option.url.lastIndexOf('/') + 1).replace(/\+.*/, '');
  return <BrandMark slug={slug} name={option.name} size={20} />;
}
