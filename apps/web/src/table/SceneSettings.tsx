import { useWords } from '@athanor/tabletop/words.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'

/** How fast this device goes on from scene to scene, and which scenes it plays. */
export function SceneSettings() {
  const { say } = useWords()
  const { pace, ownScenes, rivalScenes, waitsForKey, change } = useSettings()
  return (
    <>
      <Choice
        legend={say('web.pace.title')}
        options={[
          { value: 'step', label: say('web.pace.step') },
          { value: 'calm', label: say('web.pace.calm') },
          { value: 'quick', label: say('web.pace.quick') },
          { value: 'atOnce', label: say('web.pace.atOnce') },
        ]}
        value={pace}
        onChange={(value) => change({ pace: value })}
      />
      {pace !== 'atOnce' && (
        <>
          <Choice
            legend={say('web.pace.own')}
            options={[
              { value: 'wait', label: say('web.pace.ownWait') },
              { value: 'pass', label: say('web.pace.ownPass') },
              { value: 'off', label: say('web.pace.off') },
            ]}
            value={ownScenes}
            onChange={(value) => change({ ownScenes: value })}
          />
          <Choice
            legend={say('web.pace.rivals')}
            options={[
              { value: 'usual', label: say('web.pace.rivalsUsual') },
              { value: 'long', label: say('web.pace.rivalsLong') },
              { value: 'off', label: say('web.pace.off') },
            ]}
            value={rivalScenes}
            onChange={(value) => change({ rivalScenes: value })}
          />
          <Switch
            label={say('web.pace.waits')}
            hint={say('web.pace.waitsText')}
            checked={waitsForKey}
            onChange={(on) => change({ waitsForKey: on })}
          />
        </>
      )}
    </>
  )
}
