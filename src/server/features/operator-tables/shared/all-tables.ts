import { bookingTerms } from '#server/features/payments/shared/booking-terms.ts';
import { autoShows } from '#server/features/shows/shared/auto-shows.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { fuelPrices } from '#server/money/fuel-prices.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { runningCosts } from '#server/money/running-costs.ts';
import { electricityTariffs } from '#server/money/running-rates.ts';
import { vehicleTaxes } from '#server/money/vehicle-taxes.ts';
import type { OperatorTable } from './operator-table.ts';
import type { Reading } from './reading.ts';
import { creditFeeTable, creditRateTable, creditTermTable } from './tables/credit-tables.ts';
import { fuelPriceTable } from './tables/fuel-tables.ts';
import {
  insuranceLiabilityTable,
  insuranceLoadingTable,
  insuranceRateTable,
  insuranceRegionTable,
  insuranceRiskTable,
} from './tables/insurance-tables.ts';
import {
  agentCommissionTable,
  bookingTermTable,
  contestTable,
  lenderTable,
  promotionTable,
  warrantyPlanTable,
} from './tables/offer-tables.ts';
import {
  electricityTariffTable,
  runningCostTable,
  vehicleFeeTable,
  vehicleTaxTable,
} from './tables/ownership-tables.ts';
import { autoShowTable } from './tables/show-tables.ts';

/** Every table, in the order in which staff sees them. */
export const allTables: readonly OperatorTable[] = [
  lenderTable,
  promotionTable,
  warrantyPlanTable,
  agentCommissionTable,
  contestTable,
  autoShowTable,
  creditRateTable,
  creditFeeTable,
  creditTermTable,
  insuranceRateTable,
  insuranceRiskTable,
  insuranceLiabilityTable,
  insuranceLoadingTable,
  insuranceRegionTable,
  vehicleTaxTable,
  vehicleFeeTable,
  fuelPriceTable,
  electricityTariffTable,
  runningCostTable,
  bookingTermTable,
];

/** What is made of several rows, and refused where they contradict each other. */
export const allReadings: readonly Reading<unknown>[] = [
  creditRates,
  insuranceTariff,
  vehicleTaxes,
  fuelPrices,
  runningCosts,
  electricityTariffs,
  bookingTerms,
  autoShows,
];
