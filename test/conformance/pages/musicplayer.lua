local PAGE = "https://api.tabletopsimulator.com/musicplayer/"
local function clip(name) return { url = "http://example.com/" .. name .. ".mp3", title = name } end
local function loaded(work)
  Wait.frames(function() end, 30)
  return work
end
local function playing() return MusicPlayer.getCurrentAudioclip().title end

documented("a clip is set, loaded, and told", PAGE .. "#setcurrentaudioclip", function()
  equal(MusicPlayer.setCurrentAudioclip(clip("one")), true)
  return loaded(function()
    equal({ playing(), MusicPlayer.getCurrentAudioclip().url, MusicPlayer.loaded }, { "one", "http://example.com/one.mp3", true })
  end)
end)
documented("play and pause say whether it plays or rests", PAGE .. "#play", function()
  MusicPlayer.setCurrentAudioclip(clip("one"))
  return loaded(function()
    equal({ MusicPlayer.play(), MusicPlayer.player_status }, { true, "Play" })
    equal({ MusicPlayer.pause(), MusicPlayer.player_status ~= "Play" }, { true, true })
  end)
end)
documented("a playlist is kept in its order", PAGE .. "#setplaylist", function()
  equal(MusicPlayer.setPlaylist({ clip("one"), clip("two") }), true)
  local list = MusicPlayer.getPlaylist()
  equal({ #list, list[1].title, list[2].url }, { 2, "one", "http://example.com/two.mp3" })
end)
documented("without one of its clips playing the list is at -1", PAGE .. "#member-variables", function()
  equal({ MusicPlayer.playlist_index, MusicPlayer.playlistIndex }, { -1, -1 })
end)
documented("skipForward goes on, and from the last to the first", PAGE .. "#skipforward", function()
  MusicPlayer.setPlaylist({ clip("one"), clip("two") })
  equal(MusicPlayer.skipForward(), true)
  return function()
    equal(playing(), "one")
    MusicPlayer.skipForward()
    return function()
      equal(playing(), "two")
      MusicPlayer.skipForward()
      return function() equal(playing(), "one") end
    end
  end
end)
documented("without a list there is nothing to skip to", PAGE .. "#skipforward", function()
  equal({ MusicPlayer.skipForward(), MusicPlayer.skipBack() }, { false, false })
end)
documented("repeat_track and shuffle are read and set", PAGE .. "#member-variables", function()
  MusicPlayer.repeat_track, MusicPlayer.shuffle = true, true
  equal({ MusicPlayer.repeat_track, MusicPlayer.shuffle }, { true, true })
end)
