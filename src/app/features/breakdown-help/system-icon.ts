import {
  AirVent,
  BatteryWarning,
  CircleAlert,
  CircleGauge,
  Cog,
  Disc3,
  Droplets,
  type IconNode,
  LifeBuoy,
  Lightbulb,
  Package,
  Siren,
  Thermometer,
  Zap,
} from 'lucide';

const icons: Readonly<Record<string, IconNode>> = {
  danger: Siren,
  heat: Thermometer,
  start: BatteryWarning,
  engine: CircleGauge,
  brakes: Disc3,
  tyres: LifeBuoy,
  steering: CircleAlert,
  drivetrain: Cog,
  electric: Lightbulb,
  leaks: Droplets,
  cabin: AirVent,
  load: Package,
  ev: Zap,
};

/** The icon of a part of the vehicle, by its id in the data. */
export const systemIcon = (id: string): IconNode => icons[id] ?? CircleAlert;
