import type { QuoteChanges, QuoteInputs } from './inputs.ts';
import type { InsuranceData, Quote } from './quote.ts';

export type InsuranceProps = {
  readonly data: InsuranceData;
  readonly inputs: QuoteInputs;
  readonly quote: Quote;
  readonly isCar: boolean;
  onChange(changes: QuoteChanges): void;
};
