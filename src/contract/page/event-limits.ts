/** How many events are sent at once. */
export const mostEventsAtOnce = 50;
/** How long a device keeps an event that it could not send, in days. */
export const eventDays = 7;
