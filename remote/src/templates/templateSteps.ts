/** The steps of the form of a template before its review, as its addresses end. */
export const TEMPLATE_STEPS = ['details', 'access-level', 'defaults'] as const;
export type TemplateStep = (typeof TEMPLATE_STEPS)[number] | 'review';
