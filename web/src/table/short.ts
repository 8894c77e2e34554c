// Sentences in few words, for the one line under the bar, where the points stand beside them.

/** The name of the short text, by that of the sentence. It gets the same values. */
export const SHORT: Readonly<Record<string, string>> = {
  'news-laid': 'short-laid',
  'news-cut': 'short-cut',
  'news-action-played-own': 'short-action-own',
  'news-action-played-against': 'short-action-against',
  'news-stole': 'short-stole',
  'news-laid-task': 'short-met',
};
