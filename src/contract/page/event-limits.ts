/** How many events are sent at once. */
export const mostEventsAtOnce = 50;
/** How long a device keeps an event that it could not send, in days. */
export const eventDays = 7;

/** Where batches are sent. Here, so that the sender loads no schemas. */
export const eventsPath = '/api/v1/events';
