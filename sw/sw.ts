import { answerApiCalls } from './api-cache.ts';
import { listenInBackground } from './background-part.ts';
import { tellFaults } from './faults.ts';
import { manageLifecycle } from './lifecycle.ts';
import { keepMedia } from './media-cache.ts';
import { answerMessages } from './messages.ts';
import { answerNavigations } from './navigation.ts';
import { precache } from './precache.ts';
import { takeShared } from './share-target.ts';

/*
 * The worker only registers listeners, one concern per file. All are registered synchronously: a listener
 * added later is not called for the event that started the worker.
 * https://w3c.github.io/ServiceWorker/#service-worker-concept (set of event types to handle)
 */
tellFaults();
manageLifecycle();
answerMessages();
// The first matching route responds, so built files come before everything else.
precache();
listenInBackground();
answerApiCalls();
keepMedia();
takeShared();
answerNavigations();
