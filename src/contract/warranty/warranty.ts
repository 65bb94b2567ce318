/** A claim's way: staff check it, then approve or decline it; an approved one is settled. */
export const claimStates = ['received', 'checking', 'approved', 'declined', 'settled'] as const;
