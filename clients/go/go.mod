module dancecard.example/clients/go

go 1.23
