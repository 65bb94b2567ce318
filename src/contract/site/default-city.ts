/** The city of visitors who have not chosen one, where a page needs one. */
export const defaultCity = { id: 146, slug: 'jakarta-selatan', name: 'Jakarta Selatan' } as const;
