import type { LegalSection } from '../../parts/legal-page.tsx'

export const liability: readonly LegalSection[] = [
  {
    id: 'availability',
    title: 'How long it runs, and changes to it',
    body: (
      <>
        <p>
          We try to keep CANDI running and getting better. It may be down, slow or changed, and some functions
          need services of others that may fail. We do not promise that it is always there; do not rely on it
          as your only help in a dangerous moment.
        </p>
        <p>
          If we take away something that you paid for, or stop altogether, we tell you at least 30 days
          before, where we can, and return what you paid for the time you no longer get.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Services of others',
    body: (
      <p>
        Links lead to pages that are not ours: payment, donation, recalls, sources. Their operators answer for
        them. Names of car makers and parts are used to say which car is meant; we are not connected with
        them. The program behind CANDI is published under the MIT license, which governs the program itself.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty beyond the law',
    body: (
      <p>
        CANDI is provided as it is and as it is available. As far as the law allows, we give no warranty,
        stated or implied, that an answer is right, complete or fit for your purpose, that the service is free
        of interruption or error, or that following an answer saves money or prevents damage. Rights that
        consumers cannot lose by contract stay untouched.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          As far as the law allows, all that we answer for in connection with CANDI, for whatever reason, is
          together limited to what you paid us in the 12 months before the event. For free users that is $0.
        </p>
        <p>
          As far as the law allows, we do not answer for indirect or consequential loss: a missed appointment,
          lost profit, the cost of a replacement car, or repairs that turned out not to be needed.
        </p>
        <h3>What no limit touches</h3>
        <p>
          Nothing here limits liability for intent, fraud or gross negligence, for death or injury caused by
          our negligence, or where the law forbids a limit. Some states and countries do not allow some of
          these limits; there they hold only as far as they may.
        </p>
      </>
    ),
  },
  {
    id: 'suspension',
    title: 'When an account ends',
    body: (
      <>
        <p>
          You can delete your account at any time on your profile. It is gone at once; what that removes and
          what stays is said there before you confirm.
        </p>
        <p>
          We may suspend or close an account that breaks these terms in a serious way or again after a
          warning, that endangers others, or where the law demands it. We say why, unless that is forbidden,
          and you can answer. If we close a paid plan without such a reason, you get back what you paid for
          the time left.
        </p>
      </>
    ),
  },
]
