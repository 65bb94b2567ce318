/** Account pages. */
export const accountPaths = {
  signIn: '/myaccount/signin',
  /** The same page in the owner area. */
  ownerSignIn: '/ovb/user-login',
  signOut: '/myaccount/logout',
  profile: '/myaccount/profile',
  edit: '/myaccount/edit-details',
  /** Export and deletion of personal data. */
  data: '/myaccount/data',
} as const;
