import { creditRates } from '#server/money/credit-rates.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { runningCosts } from '#server/money/running-costs.ts';
import { vehicleTaxes } from '#server/money/vehicle-taxes.ts';
import { bookingTerms } from '#server/payments/booking-terms.ts';
import type { OperatorTable } from './operator-table.ts';
import type { Reading } from './reading.ts';
import {
  bookingTermTable,
  creditFeeTable,
  creditRateTable,
  creditTermTable,
  energyPriceTable,
  insuranceLiabilityTable,
  insuranceLoadingTable,
  insuranceRateTable,
  insuranceRegionTable,
  insuranceRiskTable,
  runningCostTable,
  vehicleFeeTable,
  vehicleTaxTable,
} from './tables/money-tables.ts';
import { lenderTable, promotionTable, warrantyPlanTable } from './tables/offer-tables.ts';

/** Every table, in the order in which staff sees them. */
export const allTables: readonly OperatorTable[] = [
  lenderTable,
  promotionTable,
  warrantyPlanTable,
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
  energyPriceTable,
  runningCostTable,
  bookingTermTable,
];

/** What is made of several rows, and refused where they contradict each other. */
export const allReadings: readonly Reading<unknown>[] = [
  creditRates,
  insuranceTariff,
  vehicleTaxes,
  runningCosts,
  bookingTerms,
];
