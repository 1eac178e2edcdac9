module dancecard.example/player

go 1.23

require dancecard.example/clients/go v0.0.0
