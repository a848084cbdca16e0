import type { LoaderTexts } from '../failureTexts.ts';

export const ja: LoaderTexts = {
  loading: 'ポータルを読み込んでいます',
  stillLoading: 'ポータルをまだ読み込んでいます。通常より時間がかかっています。',
  retry: '再試行',
  reference: 'サポート用の参照番号：{code}',
  unreachable: {
    title: 'ポータルに接続できませんでした',
    advice: '失われたデータはありません。接続を確認して、もう一度お試しください。',
  },
  broken: {
    title: 'ポータルを起動できませんでした',
    advice:
      '失われたデータはありません。もう一度お試しください。解決しない場合は、下の参照番号を添えてサポートにご連絡ください。',
  },
  mismatch: {
    title: 'このページとポータルのバージョンが合いません',
    advice: 'サイトの管理者による更新が必要です。下の参照番号をお伝えください。',
  },
  untrusted: {
    title: 'ポータルを検証できませんでした',
    advice:
      'バージョンの一覧が運営者によるものでないか、途中で変更されているため、起動を中止しました。下の参照番号を運営者にお伝えください。',
  },
  disabled: {
    title: 'ポータルは現在停止しています',
    advice: 'データは安全です。しばらくしてからもう一度お試しください。',
  },
  disabledModule: {
    ordering: 'リワードの注文は現在停止しています',
    funding: '入金は現在停止しています',
    settings: 'チーム設定は現在停止しています',
  },
  disabledUntil: '{time} までに再開する予定です。',
  disabledBecause: {
    MAINTENANCE: 'メンテナンス中です。',
    INCIDENT: '不具合を修正しています。',
    SECURITY: 'セキュリティの確認のため停止しています。',
  },
};
