import { readBundle } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { ANSWERS_ON_CANDI, howToOnCandi } from './questions-on-candi.ts'

const { howTos } = readBundle()
const asked = (text: string, hasCase = false) => howToOnCandi({ howTos, acts }, text, hasCase)?.id ?? null

describe('a question about Candi itself', () => {
  it('leads to an answer that is there', () => {
    const ids = new Set(howTos.map(({ id }) => id))
    expect(ANSWERS_ON_CANDI.filter((id) => !ids.has(id))).toEqual([])
  })

  it.each([
    ['are you a robot', 'who_is_candi'],
    ['r u chatgpt', 'who_is_candi'],
    ['am i talking to a human', 'who_is_candi'],
    ['who reads what I type', 'what_candi_keeps'],
    ['can anyone else see my chat', 'what_candi_keeps'],
    ['do you sell my data', 'what_candi_keeps'],
    ['is this private', 'what_candi_keeps'],
    ['can I save this as PDF', 'print_a_case'],
    ['send it to my mechanic', 'print_a_case'],
    ['delete this', 'delete_a_case'],
    ['does it cost anything', 'what_candi_costs'],
    ['do i need to sign up', 'what_candi_costs'],
    ['what can you do', 'what_candi_can'],
    ['do you speak Spanish', 'other_languages'],
    ['talk to a human mechanic', 'talk_to_a_person'],
    ['can i come back to this later', 'come_back_later'],
    ['do you get money from shops', 'candi_independent'],
    ['are you just software', 'who_is_candi'],
    ['does anybody read along here', 'what_candi_keeps'],
    ['mail this report to me', 'print_a_case'],
    ['please erase all of this', 'delete_a_case'],
    ['does candi charge money', 'what_candi_costs'],
    ['is my case here tomorrow', 'come_back_later'],
    ['may I upload a photo of it', 'photo_or_recording'],
    ['answer me in spanish', 'other_languages'],
    ['can I speak with a person', 'talk_to_a_person'],
  ])('%s: %s', (text, id) => expect(asked(text)).toBe(id))

  it('about how sure it is is answered by the sheet where there is one', () => {
    expect(asked('how sure are you')).toBe('candi_accuracy')
    expect(asked('how sure are you', true)).toBeNull()
  })

  it.each([
    'my car shakes at 60',
    'is it the computer?',
    'will it come back',
    'can i clear it',
    'delete my dpf',
    'what will it cost me',
    'should i send it to a shop',
    'i drive a german car',
    'how long will it last',
    'who can fix this',
    'forget that',
    'what does a new one cost',
    'does the noise come back later',
    'can I save money with used parts',
    'does the dealer keep my car',
  ])('is none in: %s', (text) => expect(asked(text)).toBeNull())
})
