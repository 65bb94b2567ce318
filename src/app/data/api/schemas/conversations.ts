import { conversationSchemas } from '#contract/conversations/conversation.schema.ts';

/** Loaded with the part, by the api client (data/api/answer-schema.ts). */
export const answerSchemas = conversationSchemas;
