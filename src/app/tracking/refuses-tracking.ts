/** Whether the browser says that its user does not want to be counted: Global Privacy Control or Do Not Track. */
export function refusesTracking(browser: Navigator = navigator): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true || browser.doNotTrack === '1';
}
