import type { FoundAddress } from '@portal/shared/contract/addresses';
import type { AddressLookup } from './AddressLookup.ts';
import { SAMPLE_ADDRESSES } from './sampleAddresses.ts';

const OFFERED = 5;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,]+/u)
    .filter(Boolean);

interface Sample {
  readonly placeId: string;
  readonly address: FoundAddress;
  readonly words: readonly string[];
}

const SAMPLES: readonly Sample[] = Object.entries(SAMPLE_ADDRESSES).flatMap(([country, lines]) =>
  lines.map((line, index) => {
    const [addressLine1 = '', addressLine2 = '', city = '', state = '', postalCode = ''] = line.split('|');
    const address = { country, addressLine1, addressLine2, city, state, postalCode };
    return {
      placeId: `sample-${country}-${index}`,
      address: { ...address, hasStreetNumber: /^\d/.test(addressLine1) },
      words: [...wordsOf(`${addressLine1} ${city} ${state} ${postalCode}`), fold(postalCode).replace(' ', '')],
    };
  }),
);

/** Finds invented addresses, for local use: each word of a search begins a word of street, city, state or postal code. */
export const createSampleAddressLookup = (): AddressLookup => ({
  provider: 'SAMPLES',
  suggest: ({ query, country }) => {
    const searched = wordsOf(query);
    const found = SAMPLES.filter(
      ({ address, words }) =>
        address.country === country && searched.every((part) => words.some((word) => word.startsWith(part))),
    );
    return Promise.resolve({ outcome: 'found', suggestions: found.slice(0, OFFERED).map(toSuggestion) });
  },
  find: ({ placeId }) => {
    const sample = SAMPLES.find((one) => one.placeId === placeId);
    return Promise.resolve(sample ? { outcome: 'found', address: sample.address } : { outcome: 'unknown' });
  },
});

const toSuggestion = ({ placeId, address: { addressLine1, addressLine2, city, state, postalCode } }: Sample) => ({
  placeId,
  mainText: [addressLine1, addressLine2].filter(Boolean).join(', '),
  secondaryText: `${city}, ${state} ${postalCode}`,
});
