import { choiceOf, email, personName } from '#contract/form/form-fields.ts';
import { formRules, requires } from '#contract/form/form-rules.ts';

/** An account's own details. */
export const detailsForm = formRules<'name' | 'email' | 'isWhatsapp'>({
  fields: ['name', 'email', 'isWhatsapp'],
  whenEmpty: (field) => requires(field === 'name'),
  schemaOf(field, { now }) {
    switch (field) {
      case 'name':
        return personName(now);
      case 'email':
        return email;
      case 'isWhatsapp':
        return choiceOf(['0', '1']);
    }
  },
});
