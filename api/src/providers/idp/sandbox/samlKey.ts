import { createPrivateKey } from 'node:crypto';
import { makeCertificate } from '../../../crypto/makeCertificate.ts';

/** No secret: it signs for the sandbox alone, whose certificate only connections of the demo and of local mode trust. */
const KEY = [
  'MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQDXDoMGd8OShBztNxA0IlK6vnpoOwRkuGlj3GQ85Jb9ibyYI6Ay20NTGXfhm3',
  'QSZ0MJN76ZLUBZFlvdr+BElvW81ssRKyirGXPECmtTghIO3HguV1DNadV6On7BZHTvVoDFAgBeiayvvM57mfXa8EcP6LVH87uyNRUNqpvuXGd4',
  'C2KLBYusHoi4aurXLl/J0DN0UtVtmsH3PrRfJYgUE8qeLvx6nPsPeDaVUPZjhCcZbYdxAn5J7pLemWxx6kOfl5MWwd4lg3FG/DIKBw5imAEsMr',
  'miLy5S6CTVpn69D5a7LHLnQIoWgagATLnFrK3Kzb4Zgqs9IPONxeIH47lrfpAFAgMBAAECggEAFFEvKLvE0sE/eFu04LADb9gR+Wnl8twHPONz',
  '5trTtvU9x4PKHTPgyueDj2Ff2GNADo1hKNiBFUmK+Ukl32UBp0sFmUQiDfQUH0e6twN5UEUc54fhPt7KR8dh9URX1cqu1K3pOgU4tsuYGE5Fz1',
  '7W39Zk1fzdVSs1p3pgS+cX8Vu5j5OoocP7Grm/JkwcOiQOP/A7j6nwFydd8egje//8WoYQz05BlCMPkKWlDJGgxs282OAIMahpjPwexpmJzF8d',
  'lP1tl0wjT77MoikQaK9ziyUR3JhMbOQqXA9big5RyIkNhmQHG05U++Bu84jetjXfD2VhLzBXtep8CUf2/bHVGwKBgQD6sTrDsntOjt9CflSPXD',
  'n8orPB5WVm4UKgCNkMfmL0Wmp5qzCoUXDejZsN641chQJBC7g3uG3RuhjGvnY12Cr22vusoRR8FY9hrs3Sx1DH4J4kS/us0dQZm2cnNkJAnQ+7',
  'kSxY5NscXH6/DpxyfIaPN6l4MnwNsi+GwOHqp8UpTwKBgQDbnCJ4MwB9oc85SYVh8ECWyRV+gEUT7IPxDomeafJmEbhsgkRTI7dEXGwDS0K1+J',
  'otSxoP66KRVDsHX8ucPmysmkBuuOSwWumFf864VxUE4kkap0FggF8j7Eyhf/xVe5V3tJ3bbSwQSwk3T3nSXR5CUy7d95+WxVrxYG94KBn0awKB',
  'gAv2Ht6tinKiIIb0riY0+VNTlA4hWuhAwUQPiAOvmBseoUvy3hx53k/QI+DTJ2iNtCDUZVLLSvohzgLVnaBOEya6Jh4DhY2yHahEhe+TsQgIcK',
  'M8uOJzFJKwNojJbvnURKbnc10+djHxO97z3IUd6fG1bzGb/w1MPjZIx77BiIfDAoGAP2BKrkeBr7/fjpfCD2aHLTywoEYiKULLPOjGHFpU4tHg',
  'WCgr0ZZwECFf5n90rBEnZUTUK54D107ojhM+LkPxlsoZKBrhnGdQFv+wR5CR90vabv+vpUrGqhZKcxz9VCoLE3WjTKyv16/f4/9il6vZzKg20U',
  'Xh31/rA9ehs5pXCysCgYB0Zu7IbcweHp0CepxiFYx9HvFsAUYk+DqcfxkfBBw1DzuSOvit/+G1ezxXjnLQ7pWJC95fOsG/S2eRQDNgogNy2HcP',
  'w39pZEexiJyuGyRktQMPX0UZlHozy1k62MyAt7x4b/P3PEept8AHXDSnAMNbiwn8MgarQHJupOejLg7CRQ==',
].join('');

/** The key of the SAML sandbox. */
export const samlSandboxKey = () => createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' });

/** Returns a certificate of that key, as base64 of its DER. */
export const samlSandboxCertificate = (validFrom: Date, validTo: Date): string =>
  makeCertificate(samlSandboxKey(), { commonName: 'Sandbox of company sign-in', validFrom, validTo });
