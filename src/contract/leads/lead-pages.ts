/** Lead forms, to a seller or insurer and to a lender, for the listing `id`. */
export const leadFormPaths = ['/uc-lead-form', '/mobil-bekas/lead-form'] as const;
export const financeLeadPath = '/mobil-bekas/uc-finance-lead';
