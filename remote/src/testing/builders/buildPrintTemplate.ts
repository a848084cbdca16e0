import type { PrintTemplate } from '@portal/shared/contract/printTemplates';

/** The built-in letter. */
export function buildPrintTemplate(overrides: Partial<PrintTemplate> = {}): PrintTemplate {
  const { deliveryTemplateIdentifier = 'P000000' } = overrides;
  return {
    deliveryTemplateIdentifier,
    identifier: deliveryTemplateIdentifier,
    name: 'Standard',
    companyLogo: null,
    useLogo: true,
    backgroundColor: '#0e6484',
    letterHeadTitle: '',
    customerServiceMessage: '',
    usingDefaultCSMessage: true,
    defaultCSMessage: 'Questions? Write to support@portal.example.',
    toName: '',
    fromName: '',
    message: 'Thank you.',
    platformName: 'Northwind',
    templateAccess: 'PLATFORM',
    accessPlaces: [],
    defaults: [],
    version: 1,
    updatedDate: '2026-11-02T09:00:00Z',
    isChangeable: false,
    isDefault: true,
    ...overrides,
  };
}
