import type { OperationsTexts } from './OperationsTexts.ts';

export const ja: OperationsTexts = {
  title: 'ポータルのバージョン',
  checking: 'サインインしているか確認しています',
  signIn: 'サインイン',
  signInFirst: 'ポータルのスタッフとしてサインインしてから、このページをもう一度開いてください。',
  staffOnly: 'このページはポータルのスタッフだけが見られます。',
  unreachable: 'サービスが応答しません。',
  retry: '再試行',
  refresh: '更新',
  versions: '提供中のバージョン',
  activeBecause: '{time} から有効：{by} が {command} を実行（{what}）',
  size: 'サイズ',
  failuresOfVersion: '過去 30 日間のエラー',
  failures: {
    title: '起動しなかったモジュール',
    none: '過去 30 日間にエラーを報告したページはありません。',
    day: '日付（UTC）',
    version: 'バージョン',
    module: 'モジュール',
    code: 'コード',
    count: '回数',
    last: '最新',
  },
  journal: {
    title: '変更履歴',
    none: 'ストアは別の場所にあり、履歴もそこにあります。',
    time: '日時',
    by: '実行者',
    change: '変更内容',
  },
};
