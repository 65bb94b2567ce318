import { BatteryCharging, Cog, Fuel, Gauge, type IconNode, Package, Route, Users, Weight, Zap } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { KeyFact } from '#contract/new-vehicles/new-model.schema.ts';

const icons: Readonly<Record<KeyFact['fact'], IconNode>> = {
  transmission: Cog,
  fuel: Fuel,
  seats: Users,
  engine_cc: Gauge,
  power_kw: Zap,
  battery_kwh: BatteryCharging,
  range_km: Route,
  payload_kg: Package,
  gvw_kg: Weight,
};

export const KeyFactIcon = ({ fact }: Pick<KeyFact, 'fact'>) => <Icon of={icons[fact]} />;
